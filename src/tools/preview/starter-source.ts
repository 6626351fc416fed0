/** A wireframe to start from. */

/** A complete wireframe, small enough to take in at a glance. */
export const starterSource = `page "Sign in" w=420 {
  card "Welcome" p=6 gap=4 {
    input "Email" type=email
    button "Continue" primary fullWidth
  }
}
`;

/** A suggested name for a first file. */
export const starterName = "first.wf";
