/** What a command writes for a developer to fill in. */
export interface Scaffold {
  /** New files, as text by path from the project folder. */
  files: ReadonlyMap<string, string>;
  /** Changes of files that are there. */
  edits: readonly ModuleEdit[];
}

/** What changes in one module. */
export interface ModuleEdit {
  /** Path from the project folder. */
  file: string;
  edit(text: string): string;
}

/** The name in kebab-case as it stands in code where it begins with a capital: `type-cards` gives `TypeCards`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name in kebab-case as it stands in code: `type-cards` gives `typeCards`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
