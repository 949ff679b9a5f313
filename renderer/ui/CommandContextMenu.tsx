import { Content, Item, Portal, Root, Separator, Trigger } from '@radix-ui/react-context-menu';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { Command } from '../commands/command.ts';
import { commandById } from '../commands/commands.ts';
import { CONTEXT_MENUS, type ContextMenuName, LINE } from '../commands/context-menus.ts';
import { useAppState } from '../state/app-state.ts';
import { CommandKeys } from './CommandKeys.tsx';
import { useRunWhenClosed } from './run-when-closed.ts';

/** The menu of commands of a place of the page, by the right button, a long press, or the menu key while it has the focus. */
export function CommandContextMenu({
  name,
  onOpen,
  children,
}: {
  name: ContextMenuName;
  /** Called before the menu opens, with where it was asked for. */
  onOpen?: (event: MouseEvent) => void;
  /** The one element that has the menu. */
  children: ReactNode;
}): ReactElement {
  const app = useAppState();
  const [groups, setGroups] = useState<readonly (readonly Command[])[]>([]);
  const { choose, onCloseAutoFocus } = useRunWhenClosed();
  const open = (event: MouseEvent): void => {
    onOpen?.(event);
    // What can be run is asked for now, after what was pointed at has been chosen.
    setGroups(groupsOf(CONTEXT_MENUS[name]).map((group) => group.filter((command) => command.when(app))));
  };
  const shown = groups.filter((group) => group.length > 0);
  return (
    <Root modal={false}>
      <Trigger asChild onContextMenu={open}>
        {children}
      </Trigger>
      <Portal>
        <Content
          className="menu"
          loop
          aria-label={`Commands of the ${name}`}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {shown.map((group, index) => (
            <div key={group[0]?.id} role="presentation">
              {index > 0 && <Separator className="menu-line" />}
              {group.map((command) => (
                <Item key={command.id} className="menu-item" onSelect={() => choose(() => command.run(app))}>
                  <span>{command.label}</span>
                  <CommandKeys command={command} />
                </Item>
              ))}
            </div>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

function groupsOf(ids: readonly string[]): readonly (readonly Command[])[] {
  const groups: Command[][] = [[]];
  for (const id of ids) {
    if (id === LINE) groups.push([]);
    else groups.at(-1)?.push(commandById(id));
  }
  return groups;
}
