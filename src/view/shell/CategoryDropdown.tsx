import { ariaCurrent } from './aria-current.ts';
import { MenuLink, MenuPanel } from './Header.styles.ts';
import { useSite } from './site-context.ts';

/** The menu of categories on wide screens: a button and its popover. */
export function CategoryDropdown({ path }: { path: string }) {
  const { menu, categories } = useSite();
  return (
    <>
      <MenuLink as="button" type="button" popoverTarget="menu-panel" data-only="dropdown">
        {menu.label}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8l5 5 5-5" />
        </svg>
      </MenuLink>
      <MenuPanel id="menu-panel" popover="auto">
        <p id="menu-panel-title">{menu.title}</p>
        <ul aria-labelledby="menu-panel-title">
          {categories.map((category) => (
            <li key={category.path}>
              <MenuLink href={category.path} aria-current={ariaCurrent(category.path, path)}>
                {category.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </MenuPanel>
    </>
  );
}
