import { ariaCurrent } from './aria-current.ts';
import { EquipmentMenu, MenuLink } from './Header.styles.ts';
import { useSite } from './site-context.ts';

/** The equipment menu of wide screens: a button and its popover. */
export function EquipmentDropdown({ path }: { path: string }) {
  const { equipmentMenu, categories } = useSite();
  return (
    <>
      <MenuLink as="button" type="button" popoverTarget="equipment-menu" data-only="dropdown">
        {equipmentMenu.label}
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8l5 5 5-5" />
        </svg>
      </MenuLink>
      <EquipmentMenu id="equipment-menu" popover="auto">
        <p id="equipment-menu-title">{equipmentMenu.title}</p>
        <ul aria-labelledby="equipment-menu-title">
          {categories.map((category) => (
            <li key={category.path}>
              <MenuLink href={category.path} aria-current={ariaCurrent(category.path, path)}>
                {category.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </EquipmentMenu>
    </>
  );
}
