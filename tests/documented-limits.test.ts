import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import playwright from '../playwright.config.ts';
import { projectRoot } from '../scripts/project-root.ts';
import { graceMs } from '../scripts/run.ts';
import { photoWidths, pictureLimits } from '../src/engine/assets/picture-file.ts';
import { pageKinds } from '../src/engine/authoring/new-page/page-facts.ts';
import { maxSummaryBytes } from '../src/engine/diagnostics/job-summary.ts';
import { reportFormats } from '../src/engine/diagnostics/report.ts';
import { minWords } from '../src/engine/pipeline/4-check/rules/thin-page.ts';
import { maxWeighedPages } from '../src/engine/pipeline/weigh-pages.ts';
import { idleTimeoutMs, maxPipelinedRequests } from '../src/server/connection-limits.ts';
import { movedPrefix } from '../src/server/leads/backup/move.ts';
import { listFormats } from '../src/server/leads/commands/manage.ts';
import { databaseFolder, mailFolder, secretFile } from '../src/server/leads/data-files.ts';
import { diskTimeoutMs } from '../src/server/leads/data-folder.ts';
import { leadHealth } from '../src/server/leads/lead-health.ts';
import { healthMs } from '../src/server/leads/lead-routes.ts';
import { defaultTimes } from '../src/server/leads/lead-service.ts';
import { mailTimeoutMs, smtpTimeouts } from '../src/server/leads/mail/smtp.ts';
import { neededMegabytes } from '../src/server/leads/needed-space.ts';
import { stopTimeoutMs } from '../src/server/stop-on-signal.ts';
import { defaultPort } from '../src/server/variable-readers.ts';
import { maxPurgePause, retentions } from '../src/shared/leads/lead-retention.ts';
import { minSecretLength } from '../src/shared/leads/min-secret-length.ts';
import { prefills } from '../src/shared/page/prefill.ts';
import { minContrast } from '../src/shared/site/colour-partners.ts';
import { cachingRules, revalidate } from '../src/shared/site/response-headers.ts';
import { defaultBodyTimeoutMs, maxBodyBytes } from '../supabase/functions/_shared/body-limits.ts';
import { databaseLimits } from '../supabase/functions/_shared/database-limits.ts';
import { leadsPerSender, leadsPerWiderNetwork } from '../supabase/functions/_shared/handler.ts';
import { webhookTimeoutMs } from '../supabase/functions/_shared/webhook.ts';

interface PackageFile {
  engines: { node: string };
  browserslist: string[];
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const { engines, browserslist, ...packages }: PackageFile = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);
const dependencies = Object.keys({
  ...packages.dependencies,
  ...packages.devDependencies,
  ...packages.optionalDependencies,
}).filter((name) => !name.startsWith('@types/'));
/** Those that belong together share a row. */
const families = /^(@(?:codemirror|fontsource-variable|lezer))\/.*/;
const { recommendations }: { recommendations: string[] } = JSON.parse(
  readFileSync(join(projectRoot, '.vscode/extensions.json'), 'utf8'),
);
const [node20 = '', node22 = '', newNode = ''] = engines.node.match(/[\d.]+/g) ?? [];
const { outputDir } = playwright;
const usualNode = readFileSync(join(projectRoot, '.nvmrc'), 'utf8').trim();
const oldest = Object.fromEntries(browserslist.map((each) => each.split(' >= ')));
const { megabytes, drawingMegabytes, pixels } = pictureLimits;
const [[leads], [proposals], [robots]] = [
  retentions.leadRetention,
  retentions.proposalRetention,
  retentions.quarantineRetention,
];
const [, checkName] =
  /^name: (.*)$/m.exec(readFileSync(join(projectRoot, '.github/workflows/check.yml'), 'utf8')) ?? [];
const [, supabaseMajor] =
  /supabase@(\d+)/.exec(readFileSync(join(projectRoot, '.github/workflows/deploy.yml'), 'utf8')) ?? [];
const { ok: _ok, outbox: { stuck: _stuck, ...counts } = {}, ...health } = await leadHealth(async () => ({}));

/** Of a version or the part of a range, without its patch: no range here asks for one that matters. */
function majorAndMinor(text: string): [major: number, order: number] {
  const [major = 0, minor = 0] = text.replace(/^\D+/, '').split('.').map(Number);
  return [major, major * 1000 + minor];
}

/** Whether a range such as `^20.19 || >=24` has a version. */
function allows(range: string, version: string): boolean {
  const [major, order] = majorAndMinor(version);
  return range.split('||').some((part) => {
    const [leastMajor, least] = majorAndMinor(part);
    return order >= least && (part.trim().startsWith('>=') || major === leastMajor);
  });
}

test('npm installs the packages on each Node that it lets in', () => {
  const { packages }: { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> } =
    JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const versions = ['20.19.0', '21.7.3', '22.12.0', '22.13.0', '23.11.1', '24.0.0', '25.0.0'].filter(
    (version) => allows(engines.node, version),
  );
  const refusals = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
    optional
      ? []
      : versions.filter((version) => !allows(engines?.node ?? '>=0', version)).map((node) => [name, node]),
  );
  expect(versions.length).toBeGreaterThan(1);
  expect(refusals).toEqual([]);
});

test.each([
  ['README.md', `Node 20 (from ${node20}), 22 (from ${node22}), ${newNode} or newer.`],
  ['CONTRIBUTING.md', `(Node ${node20}, ${node22}, ${newNode} or newer; CI uses ${usualNode})`],
  ['docs/deploying.md', `${usualNode} (newer, 22 from ${node22} and 20 from ${node20} work)`],
  ['docs/handleiding.md', `(${newNode} of nieuwer)`],
  ...Object.keys(prefills).flatMap((name) => [
    ['docs/handleiding.md', `?${name}=`],
    ['schemas/parts/link.schema.json', `?${name}=`],
  ]),
  ['.github/workflows/check.yml', `node: '${node20}'`],
  ...dependencies.map((name) => [
    'docs/decisions/2026-11-21-dependencies.md',
    ` ${name.replace(families, '$1/*')}`,
  ]),
  ['scripts/launch.js', `target: 'node${node20.split('.', 1)}'`],
  ['.github/workflows/check.yml', `path: ${outputDir}`],
  ['.github/workflows/check.yml', `head -c ${maxSummaryBytes} pictures/changes.md >> "$GITHUB_STEP_SUMMARY"`],
  ['.github/workflows/check.yml', `windows-latest, node: '${usualNode}'`],
  ['.github/workflows/check.yml', `macos-latest, node: '${usualNode}'`],
  ['.github/workflows/deploy.yml', `workflows: [${checkName}]`],
  ['docs/deploying.md', `npm install --global supabase@${supabaseMajor} supabase login`],
  ['.devcontainer/devcontainer.json', `javascript-node:${usualNode}"`],
  ['.devcontainer/devcontainer.json', `"forwardPorts": [${defaultPort}]`],
  ['.devcontainer/devcontainer.json', `"portsAttributes": { "${defaultPort}":`],
  // The preview of VS Code is a frame, of which the development server allows no other site's.
  ['.devcontainer/devcontainer.json', '"onAutoForward": "openBrowser"'],
  ...recommendations.map((extension) => ['.devcontainer/devcontainer.json', `"${extension}"`]),
  ['.env.example', `#PORT=${defaultPort}`],
  ['README.md', `http://localhost:${defaultPort}`],
  ['docs/deploying.md', `reverse_proxy localhost:${defaultPort}`],
  ['docs/deploying.md', `EXPOSE ${defaultPort}`],
  ['docs/deploying.md', `FROM node:${usualNode}-slim`],
  ['README.md', `npm run check [-- --format=${reportFormats.join('\\|')}]`],
  ['README.md', `npm run leads [-- --format=${Object.keys(listFormats).join('\\|')}]`],
  ['README.md', `[--kind=${pageKinds.join('\\|')}]`],
  ...pageKinds.map((kind) => ['docs/handleiding.md', `\`${kind}\` (`]),
  ['docs/regels/page-budget.md', `meer dan ${maxWeighedPages} pagina’s`],
  ['docs/regels/near-duplicate.md', `onder de ${minWords} woorden`],
  ['docs/regels/picture-file.md', `minder dan ${Math.min(...photoWidths)} pixels breed`],
  [
    'docs/regels/colour-contrast.md',
    `ten minste ${minContrast.tekst.toLocaleString('nl')} voor tekst, en van ${minContrast.vorm} voor randen`,
  ],
  [
    'README.md',
    `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} and later`,
  ],
  [
    'docs/browsers.md',
    `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox} and Safari ${oldest.safari}`,
  ],
  [
    'README.md',
    `a photo up to ${megabytes} MB and ${pixels.toLocaleString('en')} pixels, a drawing up to ${drawingMegabytes} MB`,
  ],
  [
    'docs/deploying.md',
    `closed after ${idleTimeoutMs / 1000} seconds without a byte, or when more than ${maxPipelinedRequests} requests`,
  ],
  [
    'docs/deploying.md',
    `A lead may take ${maxBodyBytes / 1024} KB, and ${defaultBodyTimeoutMs / 1000} seconds to come in.`,
  ],
  [
    'docs/deploying.md',
    `Requests under way get ${stopTimeoutMs / 1000} seconds to finish, mails that are being sent ${defaultTimes.closing / 1000};`,
  ],
  [
    'docs/deploying.md',
    `gives up after ${diskTimeoutMs / 1000} seconds, says so, and ${graceMs / 1000} seconds later is killed`,
  ],
  [
    'docs/deploying.md',
    `may take ${smtpTimeouts.greetingTimeout / 1000} seconds to greet and ${smtpTimeouts.socketTimeout / 1000} over a text; a mail that takes more than ${mailTimeoutMs / 1000} seconds`,
  ],
  ['docs/deploying.md', `are tried again ${defaultTimes.resume / 1000} seconds after the start`],
  ['docs/deploying.md', `who may send ${leadsPerSender} leads in ten minutes`],
  ['docs/deploying.md', `send ${leadsPerSender + 1} leads from one network`],
  [
    'docs/deploying.md',
    `may send ${leadsPerSender} leads in ten minutes, and all in an IPv6 /48 together ${leadsPerWiderNetwork}.`,
  ],
  ['docs/deploying.md', `then ever longer, ${databaseLimits.attempts} in some days`],
  ['docs/webhook.md', `${databaseLimits.attempts} times in some days`],
  [
    'docs/deploying.md',
    `the leads of the last ${databaseLimits.robotHours} hours that were taken for a robot's`,
  ],
  ['docs/deploying.md', `one older than ${databaseLimits.unansweredHours} hours`],
  ...[...Object.keys({ ...health, ...counts }), 'outbox.stuck'].map((name) => [
    'docs/deploying.md',
    `\`${name}\``,
  ]),
  [
    'docs/deploying.md',
    `Leads are kept for ${leads} months, indicative proposals for ${proposals}, and what a robot probably sent for ${robots} days`,
  ],
  ['docs/deploying.md', `when the clock is more than ${maxPurgePause} days past the last one`],
  ...[databaseFolder, mailFolder, secretFile].map((placeIn) => [
    'docs/deploying.md',
    `\`DATA_DIR/${placeIn('')}\``,
  ]),
  ...[mailFolder, secretFile].map((placeIn) => ['.env.example', `$DATA_DIR/${placeIn('')}`]),
  ['docs/deploying.md', `\`${movedPrefix}…\``],
  ['docs/webhook.md', `(at least ${minSecretLength} characters,`],
  ['docs/webhook.md', `Answer with 2xx within ${webhookTimeoutMs / 1000} seconds`],
  ['docs/deploying.md', `as soon as there is space: ${neededMegabytes} MB is enough`],
  ['docs/deploying.md', `keeps its answer for ${healthMs / 1000} seconds`],
  ...[
    revalidate,
    ...cachingRules.flatMap(({ pattern, headers }) => [pattern, ...Object.values(headers)]),
  ].map((part) => ['docs/nginx-and-caddy.md', part]),
  ...cachingRules.map(({ pattern }) => ['docs/deploying.md', `\`${pattern}\``]),
  ['.env.example', `the secret of at least ${minSecretLength} characters`],
  ['.env.example', `key of at least ${minSecretLength} characters`],
])('%s says what the code does: "%s"', (file, sentence) => {
  const text = readFileSync(join(projectRoot, file), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(sentence);
});
