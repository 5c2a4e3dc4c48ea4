/**
 * Where this version of the project can be read on GitHub, such as `https://github.com/a/b/blob/<commit>`, for a command
 * that runs there; undefined anywhere else.
 */
export function repositoryAddress(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  return server && repository && commit ? `${server}/${repository}/blob/${commit}` : undefined;
}

/** The path of a file as a part of an address: each name escaped, the slashes kept. */
export function addressPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Where the page of a rule can be read, by the address of the project. */
export function rulePageAddress(projectUrl: string, rule: string): string {
  return `${projectUrl}/docs/regels/${rule}.md`;
}
