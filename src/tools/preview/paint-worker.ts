/** Entry point of the painting thread: it paints one picture after another. */
export { paintPicture as default } from "./paint-picture.js";
