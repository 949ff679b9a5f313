import { useStore } from 'zustand';
import { useAppState } from '../state/app-state.ts';
import type { SettingsState } from '../state/settings.ts';
import type { Command } from './command.ts';
import { keysOf } from './command-keys.ts';
import { keyName } from './keys.ts';
import { isMac } from './use-keys.ts';

const chosenOf = ({ keys }: SettingsState): SettingsState['keys'] => keys;

/** The keys of a command as they are printed, with what a person has set. */
export function useKeyNames(command: Command): readonly string[] {
  const { settings } = useAppState();
  return keysOf(command, useStore(settings, chosenOf)).map((key) => keyName(key, isMac()));
}
