/** Entry of the thread that paints: one picture after the other. */
export { paintPicture as default } from "./paint-picture.js";
