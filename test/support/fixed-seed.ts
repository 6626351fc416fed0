/** Gives all properties of a run one seed: a setup file of the projects that have properties. */
import fc from "fast-check";
import { searchSeed } from "./case-count.js";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: searchSeed });
