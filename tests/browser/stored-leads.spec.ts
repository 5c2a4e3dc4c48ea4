import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { connectAdminSocket } from '../../src/server/leads/admin/admin-client.ts';
import { leadRoutes } from '../../src/server/leads/lead-routes.ts';
import { type LeadService, openLeadService } from '../../src/server/leads/lead-service.ts';
import { readPageData } from '../../src/server/leads/read-page-data.ts';
import { listen } from '../../src/server/listen.ts';
import { createSiteServer } from '../../src/server/serve-site.ts';
import { exampleCompany } from '../leads/example-company.ts';
import { formOf, leadForms, reach } from './lead-forms.ts';
import { expect, test } from './site.ts';
import { testSiteFolder } from './test-sites.ts';
import { arrive, fillIn } from './visitor.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'stored-leads-'));
let service: LeadService;
let server: Server;
let address: string;

test.beforeAll(async () => {
  const folder = testSiteFolder('production');
  service = await openLeadService({
    dataFolder,
    allowedOrigins: [],
    company: () => exampleCompany,
    migrations: join(projectRoot, 'supabase/migrations'),
    loadPage: readPageData(folder),
    log: () => {},
  });
  const routes = leadRoutes({ service, log: () => {} });
  server = createSiteServer({ folder, log: () => {}, intercept: routes });
  address = (await listen(server, { port: 0 })).replace(/\/$/, '');
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('all six calls of the site become stored leads, and mails to the company and the visitor', async ({
  page,
}) => {
  for (const [index, form] of leadForms.entries()) {
    const email = `anna${index}@voorbeeld.example`;
    await arrive(page, address + form.path);
    await reach(page, form);
    await fillIn(formOf(page, form), { ...form.required, ...form.optional, email });
    // A faster visitor is taken for a robot, except when sending a restored draft at once.
    await page.waitForTimeout(2600);
    if (form.block === 'contact-form') await page.reload();
    await formOf(page, form).getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: form.sent[0] })).toBeVisible();
  }

  const rpc = await connectAdminSocket(dataFolder);
  const leads = (await rpc?.('lead_list', {})) as { email: string; formType: string; quarantined: boolean }[];
  const expected = leadForms.map((form, index) => ({
    email: `anna${index}@voorbeeld.example`,
    formType: form.body({ ...form.required, ...form.optional }).formType,
    quarantined: false,
    fields: { 'page.path': form.path },
  }));
  expect(leads.reverse()).toMatchObject(expected);

  const mails = join(dataFolder, 'mail');
  const written = (): string[] => readdirSync(mails).map((file) => readFileSync(join(mails, file), 'utf8'));
  await expect.poll(() => written().length).toBe(2 * leadForms.length);
  const receivers = written().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  const visitors = expected.map(({ email }) => email);
  expect(receivers.sort()).toEqual([...visitors, ...visitors.map(() => 'info@hoplease.example')].sort());
});
