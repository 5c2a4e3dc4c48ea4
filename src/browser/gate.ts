/**
 * The gate: the only script in the document, inlined. It loads the app when the visitor shows that something is
 * wanted, and keeps what happens before the app is there. Must stay under 1 KB.
 */
const address = appAddress;
const wantsApp = '[data-live],header,a[href^="/"]';
let app: Promise<unknown> | undefined;
let awake = false;

function wake(): Promise<unknown> {
  app ??= import(/* @vite-ignore */ address).then(
    async (module) => {
      await module.awake;
      awake = true;
    },
    () => {
      app = undefined;
    },
  );
  return app;
}

function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
  addEventListener(type, (event) => closest(event, wantsApp) && wake(), { capture: true, passive: true });
}

// Without this an early submit would leave the page. When the app cannot be fetched, a notice says that it was not sent.
addEventListener(
  'submit',
  (event) => {
    const form = closest<HTMLFormElement>(event, '[data-live] form');
    if (awake || !form) return;
    event.preventDefault();
    wake().then(() => {
      if (awake) form.requestSubmit(event.submitter);
      else document.body.append(unsent.content);
    });
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const button = closest(event, '[data-live] button[type=button]');
    if (!awake && button) wake().then(() => awake && button.click());
  },
  true,
);

addEventListener('load', () => {
  const live = document.querySelectorAll('[data-live]');
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
    { rootMargin: '100px' },
  );
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const block of live) observer.observe(block);
    if (live.length && !navigator.connection?.saveData) {
      const preload = { rel: 'modulepreload', href: address };
      document.head.append(Object.assign(document.createElement('link'), preload));
    }
  });
});
