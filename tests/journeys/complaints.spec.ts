import { expect } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { test } from './test.ts';

test('what a page complains of is heard in this browser', async ({ visitor }) => {
  visitor.network.isListening = true;
  await visitor.open('/contact');
  expect(complaintsOf(visitor)).toEqual([]);
  await visitor.ask(() => {
    setTimeout(() => {
      console.error('said on purpose');
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }));
      throw new Error('thrown on purpose');
    });
  });
  const heard: string[] = [];
  await expect(async () => {
    heard.push(...complaintsOf(visitor));
    for (const complaint of [/said on purpose/, /thrown on purpose/, /"img-src/]) {
      expect(heard.join('\n')).toMatch(complaint);
    }
  }).toPass({ timeout: 30_000 });
});
