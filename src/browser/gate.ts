/**
 * The gate: the only script in the document, inlined. It loads the app when the visitor shows that something is
 * wanted, and keeps what happens before the app is there. Must stay under 1 KB.
 */
const address = appAddress;
const wantsApp = '[data-live],header,a[href^="/"]';
let app: Promise<unknown> | null;
let awake = false;

function wake(): Promise<unknown> {
  app ??= import(/* @vite-ignore */ address).then(
    async (module) => {
      await module.awake;
      awake = true;
    },
    () => {
      app = null;
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

// Back and forward within the site; without the app the page would stay while the address changes.
window.onpopstate = wake;

/** Keeps an event back until the app is awake, then repeats it; when there is no app, says that nothing was sent. */
function hold<Type extends 'submit' | 'click', Found extends HTMLElement>(
  type: Type,
  selector: string,
  repeat: (element: Found, event: WindowEventMap[Type]) => void,
): void {
  const keep = (event: WindowEventMap[Type]): void => {
    const element = closest<Found>(event, selector);
    if (awake || !element) return;
    event.preventDefault();
    wake().then(() => {
      if (awake) repeat(element, event);
      else document.body.append(unsent.content);
    });
  };
  addEventListener(type, keep, true);
}

// Without this an early submit would leave the page.
hold<'submit', HTMLFormElement>('submit', '[data-live] form', (form, event) =>
  form.requestSubmit(event.submitter),
);
// A popover opens by itself; any other such button needs the app.
hold('click', '[type=button]:not([popovertarget])', (button) => button.click());

addEventListener('load', () => {
  const live = document.querySelectorAll('[data-live]');
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
  );
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const block of live) observer.observe(block);
    if (live.length && !navigator.connection?.saveData) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
      );
    }
  });
});
