import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Portal,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, Menu } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { CommandItem, MenuDescription, MenuItem } from '../../shared/api/menu.ts';
import { describeMenus } from '../commands/describe-menus.ts';
import { keyName } from '../commands/keys.ts';
import { runCommand } from '../commands/run-command.ts';
import { isMac } from '../commands/use-keys.ts';
import { useAppState } from '../state/app-state.ts';
import { type RunWhenClosed, useRunWhenClosed } from '../ui/run-when-closed.ts';

type Choose = RunWhenClosed['choose'];

/** The application's menus where no system shows them: in a browser. They say the same as those of the desktop app. */
export function AppMenu(): ReactElement {
  const app = useAppState();
  const [menus, setMenus] = useState<readonly MenuDescription[]>([]);
  const { choose, onCloseAutoFocus } = useRunWhenClosed();
  return (
    <Root modal={false} onOpenChange={(open) => open && setMenus(describeMenus(app))}>
      <Trigger className="icon-button" aria-label="Menu" title="Menu">
        <Menu size={16} aria-hidden="true" />
      </Trigger>
      <Portal>
        <Content
          className="menu"
          align="start"
          sideOffset={4}
          loop
          aria-label="Menu"
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {menus.map(({ label, items }) => (
            <Submenu key={label} label={label} items={items} choose={choose} />
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function Submenu({
  label,
  items,
  choose,
}: {
  label: string;
  items: readonly MenuItem[];
  choose: Choose;
}): ReactElement {
  return (
    <Sub>
      <SubTrigger className="menu-item">
        <span>{label}</span>
        <ChevronRight size={14} aria-hidden="true" />
      </SubTrigger>
      <Portal>
        <SubContent className="menu" loop sideOffset={2} aria-label={label}>
          {withoutRoles(items).map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the menu
            <Entry key={at} item={item} choose={choose} />
          ))}
        </SubContent>
      </Portal>
    </Sub>
  );
}

function Entry({ item, choose }: { item: MenuItem; choose: Choose }): ReactElement | null {
  const app = useAppState();
  switch (item.kind) {
    case 'separator':
      return <Separator className="menu-line" />;
    case 'submenu':
      return <Submenu label={item.label} items={item.items} choose={choose} />;
    case 'recent':
      return (
        <Item
          className="menu-item"
          onSelect={() => choose(() => app.library.getState().controls?.openItem(item.item))}
        >
          {item.label}
        </Item>
      );
    case 'command':
      return <CommandEntry item={item} choose={choose} />;
    case 'role':
      return null;
  }
}

function CommandEntry({ item, choose }: { item: CommandItem; choose: Choose }): ReactElement {
  const app = useAppState();
  const { command, label, enabled, checked, key } = item;
  const run = (): void => choose(() => runCommand(app, command));
  const keys = key !== undefined && <kbd>{keyName(key, isMac())}</kbd>;
  if (checked === undefined)
    return (
      <Item className="menu-item" disabled={!enabled} onSelect={run}>
        <span>{label}</span>
        {keys}
      </Item>
    );
  return (
    <CheckboxItem className="menu-item" checked={checked} disabled={!enabled} onSelect={run}>
      <span>
        {label}
        <ItemIndicator className="menu-check">
          <Check size={14} aria-hidden="true" />
        </ItemIndicator>
      </span>
      {keys}
    </CheckboxItem>
  );
}

/** Undo, copy and the like are the browser's own; lines that then have nothing between them go too. */
function withoutRoles(items: readonly MenuItem[]): readonly MenuItem[] {
  const own = items.filter(({ kind }) => kind !== 'role').filter(isSubmenuWithItems);
  return own.filter(
    ({ kind }, at) =>
      kind !== 'separator' || (at > 0 && at < own.length - 1 && own[at - 1]?.kind !== 'separator'),
  );
}

function isSubmenuWithItems(item: MenuItem): boolean {
  return item.kind !== 'submenu' || withoutRoles(item.items).length > 0;
}
