// biome-ignore-all lint/suspicious/noGlobalAssign: these are the window's handlers, and `self.` would weigh in every document

/**
 * The interaction loader: inlined, under 1 KB, and the only script of nearly every document. Loads the app on the first sign of intent
 * and holds events back until hydration.
 */
let fetched: Promise<unknown> | 0;
let app: Promise<unknown> | 0;
let hydrated: true | undefined;
let storage: Record<string, string | number> = {};
try {
  // Firefox without storage has nothing here.
  storage = sessionStorage || storage;
} catch {
  // Forbidden: even accessing it throws, and nothing is kept.
}

const { react, main, styles } = loader.dataset;

const each = <Found extends Element>(selector: string, act: (found: Found) => void): void =>
  document.querySelectorAll<Found>(selector).forEach(act);

const forget = (): void => {
  fetched = app = 0;
};

/**
 * Before the imports: browsers from before 2026 never request a module again that failed to arrive. With the styles of
 * a result: a press that is answered without them moves buttons from under the next.
 */
const fetchApp = (): Promise<unknown> =>
  (fetched ||= Promise.all(
    [react, main, styles].map((file) =>
      fetch(file).then((response) => (response.ok ? response.blob() : Promise.reject())),
    ),
  ));

const hydrate = (): Promise<unknown> =>
  (app ||= (async () => {
    await fetchApp();
    // In sequence: each evaluates in its own task, with input handled in between.
    await import(/* @vite-ignore */ react);
    hydrated = await (await import(/* @vite-ignore */ main)).hydrated;
  })().catch(forget));

/** Shows the notice, once; true when the app is hydrated, so that there is nothing to show. */
const showUnlessHydrated = (): unknown => hydrated || offline.after(offline.content);

/**
 * Loads the app on intent. Holds a click until hydration, then repeats it; shows the notice when the app cannot be
 * loaded or keeps the visitor waiting, also to a visitor who only points at a calculator. Browsers submit a form by a
 * click on its button, for a key too.
 */
const listen = (event: UIEvent): void => {
  const closest = (selector: string): HTMLElement | null | undefined =>
    event.target.closest?.<HTMLElement>(selector);
  if (closest('[data-live],header,a')) void hydrate();
  // The browser opens popovers; other buttons need the app, as does a calculator, whose own button waits for it.
  const held = closest(event.type === 'click' ? 'button:not([popovertarget])' : '[data-part=panel]');
  if (hydrated || !held) return;
  event.preventDefault();
  setTimeout(showUnlessHydrated, 15e3);
  // Twice: what was under way already may have begun in a tunnel.
  void hydrate()
    .then(hydrate)
    .then(() => showUnlessHydrated() && held.click());
};
// Touch fires `pointerover` too, and a key needs the focus.
onclick = onpointerover = listen;
addEventListener('focusin', listen);

// Back and forward: only the app can show the new address.
onpopstate = hydrate;

// Drafts as `session-draft.ts` reads them: not every browser keeps what is typed over a reload.
onpagehide = () =>
  each<HTMLFormElement>(
    'form',
    // biome-ignore lint/style/useTemplate: a template weighs more in every document
    (form) => (storage[form.name] += '\n' + JSON.stringify([...new FormData(form)])),
  );

// Older browsers do not print closed answers.
onbeforeprint = () => each<HTMLDetailsElement>('details', (details) => (details.open = true));

onload = () =>
  each<HTMLElement>('[data-live]', (block) => {
    // What is in the first screen waits for intent: an untouched page runs no script.
    new IntersectionObserver(([entry]) => scrollY && entry?.isIntersecting && hydrate()).observe(block);
    // Once the page has settled: what a visitor sees comes first.
    if (!navigator.connection?.saveData) setTimeout(() => fetchApp().catch(forget), 999);
    // A block that begins by itself, a question or sum in the address, or a draft: it is not in the HTML.
    if (block.dataset.live + location.hash || storage.length) void hydrate();
  });
