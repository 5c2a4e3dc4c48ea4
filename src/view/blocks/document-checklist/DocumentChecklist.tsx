import { useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../shared/page/page.ts';
import { Button } from '../../parts/Button.styles.ts';
import { CardGrid } from '../../parts/CardGrid.styles.ts';
import { Container } from '../../parts/Container.styles.ts';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { followStoredList, readStoredList, writeStoredList } from '../../parts/stored-list.ts';
import { Documents, GroupTitle, Progress } from './DocumentChecklist.styles.ts';

/** Under which the browser keeps what is ticked. */
const storageKey = 'documents';

/** Documents to tick off; without script they can be ticked and printed, and are not kept. */
export function DocumentChecklist({ title, text, groups }: BlockOf<'document-checklist'>) {
  const element = useRef<HTMLDivElement>(null);
  // Undefined until something is ticked: before that nothing changes and nothing is stored.
  const [kept, setKept] = useState<Kept>();
  const ticked = kept?.ticked;
  const names = groups.flatMap((group) => group.items.map((item) => nameOf(group, item)));
  const ready = names.filter((name) => ticked?.has(name)).length;
  useEffect(() => {
    // What was ticked before the script came counts.
    const boxes = [...(element.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const before = new Set([...(readStoredList(storageKey) ?? []), ...boxes.map(({ value }) => value)]);
    if (before.size > 0) setKept(keep(before));
    return followStoredList(storageKey, (all) => setKept({ ticked: new Set(all), isStored: true }));
  }, []);
  const tick = (name: string, isTicked: boolean): void => {
    const others = [...(ticked ?? [])].filter((each) => each !== name);
    setKept(keep(new Set(isTicked ? [...others, name] : others)));
  };
  return (
    <Container ref={element} data-filled={ready > 0 ? '' : undefined}>
      <SectionHeading title={title} text={text} />
      <CardGrid>
        {groups.map((group, index) => (
          <div key={index}>
            <GroupTitle>{group.title}</GroupTitle>
            <Documents role="list" aria-label={group.title}>
              {group.items.map((item, place) => {
                const name = nameOf(group, item);
                return (
                  <li key={place}>
                    <label>
                      <input
                        type="checkbox"
                        value={name}
                        checked={ticked?.has(name) ?? false}
                        onChange={({ target }) => tick(name, target.checked)}
                      />
                      <span>{item}</span>
                    </label>
                  </li>
                );
              })}
            </Documents>
          </div>
        ))}
      </CardGrid>
      <Progress>
        <span role="status">
          {/* Not of how many: no company needs what all kinds of them are asked. */}
          {kept &&
            `${ready} afgevinkt; ${kept.isStored ? 'bewaard in deze browser' : 'je browser bewaart dit niet'}.`}
        </span>
        {kept && (
          <Button type="button" onClick={() => print()}>
            Print de lijst
          </Button>
        )}
      </Progress>
    </Container>
  );
}

interface Kept {
  ticked: ReadonlySet<string>;
  /** Also for later visits. */
  isStored: boolean;
}

function keep(ticked: ReadonlySet<string>): Kept {
  return { ticked, isStored: writeStoredList(storageKey, ticked) };
}

/** The same document may be asked of several kinds of companies. */
function nameOf(group: { title: string }, item: string): string {
  return `${group.title}: ${item}`;
}
