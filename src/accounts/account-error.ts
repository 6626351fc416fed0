/** Something about accounts and keys that cannot be done, with a message for whoever asked. */

/** A wrong name, an unknown key, a tier that does not exist. */
export class AccountError extends Error {
  override readonly name = "AccountError";
}
