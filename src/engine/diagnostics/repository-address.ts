/** `https://github.com/a/b/blob/<commit>` in GitHub Actions, else undefined. */
export function repositoryAddress(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  return server && repository && commit ? `${server}/${repository}/blob/${commit}` : undefined;
}

/** Percent-encodes a path, keeping its slashes. */
export function addressPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** The address of a rule's page. */
export function rulePageAddress(projectUrl: string, rule: string): string {
  return `${projectUrl}/docs/regels/${rule}.md`;
}
