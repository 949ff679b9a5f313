import { z } from 'zod';
import { MENU_ROLES, type MenuItem } from '../../../shared/api/menu.ts';
import { FOLDER_SETTINGS } from '../../services/settings/apply-change.ts';
import { TO_MAIN } from './channels.ts';

const label = z.string().min(1).max(200);
const id = z.string().min(1).max(100);

/** A submenu holds no further one, so that what a page says has an end. */
const leaves = [
  z.strictObject({
    kind: z.literal('command'),
    command: id,
    label,
    enabled: z.boolean(),
    checked: z.boolean().optional(),
    key: z.string().min(1).max(40).optional(),
  }),
  z.strictObject({ kind: z.literal('recent'), item: id, label }),
  z.strictObject({ kind: z.literal('role'), role: z.enum(MENU_ROLES) }),
  z.strictObject({ kind: z.literal('separator') }),
] as const;
const submenu = z.strictObject({
  kind: z.literal('submenu'),
  label,
  items: z.array(z.discriminatedUnion('kind', leaves)).max(100),
});
const item = z.discriminatedUnion('kind', [...leaves, submenu]) satisfies z.ZodType<MenuItem>;
const menus = z.array(z.strictObject({ label, items: z.array(item).max(100) })).max(20);

const windowFacts = z.strictObject({
  progress: z.number().min(0).max(1).nullable(),
  grading: z.boolean(),
  unsaved: z.boolean(),
  item: id.nullable(),
});

/** The arguments of everything that the preload script sends. */
export const MESSAGES = {
  [TO_MAIN.requestServices]: z.tuple([]),
  [TO_MAIN.chooseFiles]: z.tuple([z.enum(['files', 'folder', ...FOLDER_SETTINGS])]),
  /** Paths that the preload script has got of the system for files that were dropped; none comes from the page itself. */
  [TO_MAIN.openPaths]: z.tuple([z.array(z.string().min(1).max(32_768)).min(1).max(10_000)]),
  [TO_MAIN.copyText]: z.tuple([z.string().max(4_000_000)]),
  [TO_MAIN.setTheme]: z.tuple([z.enum(['system', 'dark', 'light'])]),
  [TO_MAIN.setMenus]: z.tuple([menus]),
  [TO_MAIN.setWindowFacts]: z.tuple([windowFacts]),
  [TO_MAIN.clearRecents]: z.tuple([]),
  [TO_MAIN.startsCrashed]: z.tuple([]),
} as const;

export type MessageName = keyof typeof MESSAGES;
/** The checked arguments of a message. */
export type MessageArguments<Name extends MessageName> = z.output<(typeof MESSAGES)[Name]>;
