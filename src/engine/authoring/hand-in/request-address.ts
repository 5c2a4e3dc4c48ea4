/** Where a host asks for the review of a branch; the first that fits its address. */
const hosts: readonly { host: RegExp; path: (repository: string, branch: string) => string }[] = [
  {
    host: /gitlab/,
    path: (repository, branch) =>
      `${repository}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${encodeURIComponent(branch)}`,
  },
  {
    host: /bitbucket/,
    path: (repository, branch) => `${repository}/pull-requests/new?source=${encodeURIComponent(branch)}`,
  },
  {
    host: /github/,
    path: (repository, branch) =>
      `${repository}/pull/new/${branch.split('/').map(encodeURIComponent).join('/')}`,
  },
];

/** Of which the port leads to the host's pages too. */
const web = /^(?<scheme>https?):\/\/(?:[^@/]+@)?(?<host>[\w.-]+(?::\d+)?)\/(?<repository>.+?)(?:\.git)?\/?$/;
const ssh = /^(?:ssh:\/\/)?git@(?<host>[\w.-]+)(?::\d+)?[:/](?<repository>.+?)(?:\.git)?\/?$/;

/**
 * The address where an author asks for a review of a pushed branch; undefined for a remote that has none, such as a folder.
 * @param words what git said while pushing: some hosts print the address
 */
export function requestAddress(remoteUrl: string, branch: string, words: string): string | undefined {
  const printed = /^remote:\s+(https?:\/\/\S*(?:pull|merge_request|compare)\S*)/m.exec(words)?.[1];
  if (printed !== undefined) return printed;
  const { scheme = 'https', host, repository } = (web.exec(remoteUrl) ?? ssh.exec(remoteUrl))?.groups ?? {};
  if (host === undefined || repository === undefined) return undefined;
  const path = hosts.find((each) => each.host.test(host))?.path(repository, branch);
  return path === undefined ? undefined : `${scheme}://${host}/${path}`;
}
