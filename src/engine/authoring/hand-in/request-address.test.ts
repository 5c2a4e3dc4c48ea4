import { expect, it } from 'vitest';
import { requestAddress } from './request-address.ts';

it.each([
  ['https://github.com/hop/site.git', 'https://github.com/hop/site/pull/new/nieuw/tank%C3%A9'],
  ['git@github.com:hop/site.git', 'https://github.com/hop/site/pull/new/nieuw/tank%C3%A9'],
  ['ssh://git@github.com/hop/site', 'https://github.com/hop/site/pull/new/nieuw/tank%C3%A9'],
  [
    'https://anna:geheim@gitlab.com/hop/web/site.git',
    'https://gitlab.com/hop/web/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=nieuw%2Ftank%C3%A9',
  ],
  [
    'git@bitbucket.org:hop/site.git',
    'https://bitbucket.org/hop/site/pull-requests/new?source=nieuw%2Ftank%C3%A9',
  ],
  [
    'https://gitlab.hop.example:8443/hop/site.git',
    'https://gitlab.hop.example:8443/hop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=nieuw%2Ftank%C3%A9',
  ],
  [
    'http://gitlab.local/hop/site.git',
    'http://gitlab.local/hop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=nieuw%2Ftank%C3%A9',
  ],
  [
    'ssh://git@gitlab.hop.example:2222/hop/site.git',
    'https://gitlab.hop.example/hop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=nieuw%2Ftank%C3%A9',
  ],
  ['git@git.hop.example:hop/site.git', undefined],
  ['/home/anna/site.git', undefined],
  ['C:\\sites\\site.git', undefined],
])('the review of a branch on %s', (remote, address) => {
  expect(requestAddress(remote, 'nieuw/tanké', '')).toBe(address);
});

it('takes the address that the host prints', () => {
  const words = `remote:
remote: To create a merge request for tank, visit:
remote:   https://git.hop.example/hop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=tank
remote:
To git.hop.example:hop/site.git`;
  expect(requestAddress('git@git.hop.example:hop/site.git', 'tank', words)).toBe(
    'https://git.hop.example/hop/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=tank',
  );
});
