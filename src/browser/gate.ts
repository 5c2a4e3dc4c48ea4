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

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
  addEventListener(type, (event) => closest(event, wantsApp) && wake(), { capture: true, passive: true });
}

// Without this an early submit would leave the page, with what was typed in the address.
addEventListener(
  'submit',
  (event) => {
    const form = closest(event, '[data-live] form');
    if (awake || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    wake().then(() => awake && form.requestSubmit(event.submitter));
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
    if (!live.length || navigator.connection?.saveData) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  });
});
