import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { machine } from '../machine.ts';
import { peersFolder } from './peers.ts';

/** One part of docs/speed.md. */
interface SpeedPart {
  name: string;
  title: string;
  load: () => Promise<(thorough: boolean) => Promise<string>>;
}

export const speedParts: readonly SpeedPart[] = [
  { name: 'start', title: 'Cold start', load: async () => (await import('./start.ts')).measureStart },
  { name: 'build', title: 'Building', load: async () => (await import('./build.ts')).measureBuild },
  { name: 'check', title: 'Checking', load: async () => (await import('./check.ts')).measureCheck },
  {
    name: 'authoring',
    title: 'Authoring',
    load: async () => (await import('../authoring/authoring.ts')).measureAuthoring,
  },
  { name: 'load', title: 'First load', load: async () => (await import('./first-load.ts')).measureFirstLoad },
  {
    name: 'interaction',
    title: 'First use and navigation',
    load: async () => (await import('./interaction.ts')).measureInteraction,
  },
  {
    name: 'quote',
    title: 'A quote on a phone',
    load: async () => (await import('./quote.ts')).measureQuote,
  },
  { name: 'serving', title: 'Serving', load: async () => (await import('./serving.ts')).measureServing },
];

const documentFile = join(projectRoot, 'docs/speed.md');

/** Measures one part and prints it; when thorough also into docs/speed.md, which keeps what was measured of the other parts before. */
export async function measurePart({ name, title, load }: SpeedPart, thorough: boolean): Promise<void> {
  const where = machine();
  const measure = await load();
  const text = `## ${title}\n\nMeasured with \`npm run bench -- ${name}\` on ${new Date().toISOString().slice(0, 10)}: ${where}.\n\n${await measure(thorough)}`;
  console.log(`\n${text}`);
  if (thorough) await writeDocument(title, text);
}

async function writeDocument(title: string, text: string): Promise<void> {
  const before = (await readFile(documentFile, 'utf8')).split(/^(?=## )/m);
  const parts = speedParts.map((part) =>
    part.title === title
      ? text
      : (before
          .find((section) => section.startsWith(`## ${part.title}\n`))
          ?.trimEnd()
          .concat('\n') ?? `## ${part.title}\n\nNot measured yet: \`npm run bench -- ${part.name}\`.\n`),
  );
  const findings = await readFile(join(import.meta.dirname, 'findings.md'), 'utf8');
  const head = `# Speed

Written by \`npm run bench\`. Figures are medians, with the lowest and highest between brackets. What is compared runs in
turns on the same machine: the ratios say more than the seconds.

Versions: ${versions()}.
`;
  await writeFile(documentFile, [head, ...parts, findings].join('\n'));
}

function versions(): string {
  const own = createRequire(join(projectRoot, 'package.json'));
  const peers = createRequire(join(peersFolder, 'package.json'));
  const { dependencies } = own('./package.json');
  const names = ['react', 'styled-components', 'vite'].map((name) => `${name} ${dependencies[name]}`);
  const beside = Object.entries(peers('./package.json').dependencies).map(
    ([name, version]) => `${name} ${version}`,
  );
  return [`Node ${process.version}`, ...names, ...beside].join(', ');
}
