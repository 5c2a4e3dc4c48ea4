import { ariaCurrent } from './aria-current.ts';
import { CategoryMenu, MenuLink } from './Header.styles.ts';
import { useSite } from './site-context.ts';

/** The menu of categories on wide screens: a button and its popover. */
export function CategoryDropdown({ path }: { path: string }) {
  const { menu, categories } = useSite();
  return (
    <>
      <MenuLink as="button" type="button" popoverTarget="category-menu" data-only="dropdown">
        {menu.label}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8l5 5 5-5" />
        </svg>
      </MenuLink>
      <CategoryMenu id="category-menu" popover="auto">
        <p id="category-menu-title">{menu.title}</p>
        <ul aria-labelledby="category-menu-title">
          {categories.map((category) => (
            <li key={category.path}>
              <MenuLink href={category.path} aria-current={ariaCurrent(category.path, path)}>
                {category.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </CategoryMenu>
    </>
  );
}
