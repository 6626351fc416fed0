/** An operation on an account, key or endpoint that was refused, with a message for the user. */

/** An invalid name, an unknown key, a tier that does not exist. */
export class AccountError extends Error {
  override readonly name = "AccountError";
}
