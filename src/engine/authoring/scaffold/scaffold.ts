/** Generated code to start from. */
export interface Scaffold {
  /** New files, as text by path from the root. */
  files: ReadonlyMap<string, string>;
  edits: readonly ModuleEdit[];
}

export interface ModuleEdit {
  /** Path from the root. */
  file: string;
  edit(text: string): string;
}

/** `type-cards` to `TypeCards`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `type-cards` to `typeCards`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
