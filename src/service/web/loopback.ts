/** Recognizes loopback names and addresses. */

/** Whether an address can be reached only from this machine; IPv6 may be in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === "localhost" || name === "::1" || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name)
  );
}
