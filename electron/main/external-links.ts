/** Where a link may lead that is opened in the user's browser. */
const HOSTS: ReadonlySet<string> = new Set(['github.com']);

/** Whether a link may be handed to the system: `https` to a host that is known, and nothing that could confuse. */
export function isExternalLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && HOSTS.has(hostname) && port === '' && username === '' && password === '';
}
