import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { rpcNames } from '../../../../supabase/functions/_shared/rpc.ts';
import { leadFunctions } from '../../../../tests/leads/lead-functions.ts';
import { testDatabases } from '../../../../tests/leads/test-databases.ts';

describe.each(testDatabases)('the functions are the only way into $name', ({ open }) => {
  const { query, run } = leadFunctions(open);

  const as = (role: string, statement: string) =>
    run(`begin; set local role ${role}; ${statement}; commit`).then(
      () => 'done',
      async (error: { code: string }) => {
        await run('rollback');
        return error.code;
      },
    );
  const refused = '42501';
  const tables = ['last_purge', 'lead', 'outbox', 'rate_limit'];
  const helpers = [
    "take('x', 1, interval '1 day')",
    'backoff(1)',
    'longest_wait(1)',
    'most_attempts()',
    'waiting()',
    'limit_visitor_mails()',
    'purge_refused()',
    "is_older(now(), interval '1 day')",
  ];

  it.each(['anon', 'authenticated'])('%s is refused everywhere', async (role) => {
    for (const name of rpcNames) expect(await as(role, `select public.${name}('{}')`)).toBe(refused);
  });

  it.each(['anon', 'authenticated', 'service_role'])('%s reaches no table and no helper', async (role) => {
    for (const table of tables) {
      for (const statement of [
        `select from crm.${table}`,
        `delete from crm.${table}`,
        `truncate crm.${table}`,
      ]) {
        expect(await as(role, statement)).toBe(refused);
      }
    }
    for (const helper of helpers) expect(await as(role, `select crm.${helper}`)).toBe(refused);
  });

  it('service_role may call each of them', async () => {
    for (const name of rpcNames.filter((name) => name !== 'lead_submit')) {
      expect(await as('service_role', `select public.${name}('{}')`)).toBe('done');
    }
    expect(await as('service_role', "select public.lead_submit('{}')")).toBe('23502');
  });

  it('there are no others in public, and all tables are guarded by row', async () => {
    const found = await query(
      "select proname as name, prosecdef as definer, proconfig[1] as path from pg_proc where pronamespace = 'public'::regnamespace",
    );
    expect(found.map(({ name }) => name).sort()).toEqual([...rpcNames].sort());
    expect(found.every(({ definer, path }) => definer === true && path === 'search_path=""')).toBe(true);
    const guarded = await query(
      "select relname as name, relrowsecurity as on from pg_class where relnamespace = 'crm'::regnamespace and relkind = 'r' order by relname",
    );
    expect(guarded).toEqual(tables.map((name) => ({ name, on: true })));
  });

  it('each has a search path of its own, but for those of which the documentation says why not', async () => {
    const without = await query(
      "select 'crm.' || proname as name from pg_proc where pronamespace in ('crm'::regnamespace, 'public'::regnamespace) and proconfig is null order by proname",
    );
    const deploying = readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8');
    const [, named = ''] = /Advisor warns that (.+) have no search path/.exec(deploying) ?? [];
    expect(named.match(/[\w.]+(?=`)/g)).toEqual(without.map(({ name }) => name));
  });

  it('nobody but the owner may call a function, and service_role those in public', async () => {
    const granted = await query(
      `select proname as name, pronamespace::regnamespace::text as schema,
          case grantee when 0 then 'public' else grantee::regrole::text end as role
        from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
        where pronamespace in ('crm'::regnamespace, 'public'::regnamespace) and grantee <> proowner`,
    );
    const others = granted.filter(({ schema, role }) => schema !== 'public' || role !== 'service_role');
    expect(others).toEqual([]);
    expect(granted.map(({ name }) => name).sort()).toEqual([...rpcNames].sort());
  });

  it.each(['lead_dump', 'lead_load'])(
    '%s takes each table along, but for the clock of a database',
    async (name) => {
      const left = await query(
        `select relname as table from pg_class, pg_proc where relnamespace = 'crm'::regnamespace and relkind = 'r' and proname = '${name}' and strpos(prosrc, 'crm.' || relname) = 0`,
      );
      expect(left).toEqual([{ table: 'last_purge' }]);
    },
  );
});
