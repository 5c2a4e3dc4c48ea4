/**
 * The gate: the only script in the document, inlined. It loads the app when the visitor shows that something is
 * wanted, and keeps what happens before the app is there. Must stay under 1 KB.
 */
const react = reactAddress;
const main = mainAddress;
const wantsApp = '[data-live],header,a[href^="/"]';
let app: Promise<unknown> | null;
let awake: true | undefined;

function fetchApp(): void {
  for (const href of [react, main]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function wake(): Promise<unknown> {
  if (!app) fetchApp();
  // One after the other, so that each is evaluated in a task of its own and the visitor is answered between them.
  app ??= import(/* @vite-ignore */ react)
    .then(() => import(/* @vite-ignore */ main))
    .then(
      async (module) => {
        awake = await module.awake;
      },
      () => {
        app = null;
      },
    );
  return app;
}

function closest<Found extends HTMLElement>(event: Event, selector: string): Found | false | null {
  return event.target instanceof Element && event.target.closest<Found>(selector);
}

// A finger that comes down is a pointer that comes over, too.
for (const type of ['pointerover', 'focusin', 'keydown']) {
  addEventListener(type, (event) => closest(event, wantsApp) && wake(), true);
}

// Back and forward within the site; without the app the page would stay while the address changes.
self.onpopstate = wake;

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

addEventListener('load', () =>
  // Safari has no idle callback.
  (self.requestIdleCallback ?? setTimeout)(() => {
    for (const block of document.querySelectorAll('[data-live]')) {
      new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake()).observe(
        block,
      );
      if (!navigator.connection?.saveData) fetchApp();
    }
  }),
);
