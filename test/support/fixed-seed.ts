/** Sets the seed of all properties in a run: a setup file for projects with properties. */
import fc from "fast-check";
import { searchSeed } from "./case-count.js";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: searchSeed });
