/**
 * Where this version of the project can be read on GitHub, such as `https://github.com/a/b/blob/<commit>`, when the
 * command runs there; undefined anywhere else.
 */
export function repositoryAddress(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  return server && repository && commit ? `${server}/${repository}/blob/${commit}` : undefined;
}

/** The path of a file as a part of an address: each name escaped, the slashes kept. */
export function addressPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
