/** What systems and git keep out of sight, such as `/.DS_Store`, `/.env` and `/.git/HEAD`: no part of a site but `/.well-known/`. */
export function isHiddenFile(path: string): boolean {
  return /\/\.(?!well-known\/)/.test(path);
}
