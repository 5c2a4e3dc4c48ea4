import { createStore, type StoreApi } from 'zustand/vanilla';
import { followStoredList, readStoredList, writeStoredList } from '../../parts/stored-list.ts';

/** Kept calculations, as fragments, oldest first. */
type ScenarioStore = StoreApi<readonly string[]>;

const maxScenarios = 3;

/**
 * The scenarios that a visitor kept in this browser, the same in each tab; without storage they last as long as the page.
 * Nothing is read before `connect`, which goes after hydration.
 * @param isReadable false for what a former version of the site kept, or somebody changed by hand
 */
export function createScenarioStore(name: string, isReadable: (fragment: string) => boolean) {
  const key = `scenarios ${name}`;
  const store: ScenarioStore = createStore<readonly string[]>()(() => []);

  function load(): void {
    store.setState(readStoredList(key)?.filter(isReadable).slice(-maxScenarios) ?? store.getState(), true);
  }

  /** Whether the browser keeps it. */
  function update(change: (kept: readonly string[]) => readonly string[]): boolean {
    load();
    const kept = change(store.getState()).slice(-maxScenarios);
    store.setState(kept, true);
    return writeStoredList(key, kept);
  }

  return {
    store,
    /** Reads what is kept, now and when another tab changes it. Returns the cleanup. */
    connect(): () => void {
      load();
      return followStoredList(key, load);
    },
    /** False where they last as long as the page. */
    keep: (fragment: string) => update((kept) => [...kept.filter((other) => other !== fragment), fragment]),
    remove: (fragment: string) => update((kept) => kept.filter((other) => other !== fragment)),
  };
}
