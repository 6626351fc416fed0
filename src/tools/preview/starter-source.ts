/** Gives those who have nothing yet a wireframe to start from. */

/** A whole wireframe, small enough to be read at a glance. */
export const starterSource = `page "Sign in" w=420 {
  card "Welcome" p=6 gap=4 {
    input "Email" type=email
    button "Continue" primary fullWidth
  }
}
`;

/** What a first file may be called. */
export const starterName = "first.wf";
