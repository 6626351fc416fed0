/** Tells the names and addresses by which a machine reaches itself. */

/** Whether only this machine reaches an address; IPv6 may stand in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === "localhost" || name === "::1" || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name)
  );
}
