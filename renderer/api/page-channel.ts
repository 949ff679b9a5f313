import type { Channel } from '../../shared/api/channel.ts';

/** The page's end of a channel, which the page may end. */
export interface PageChannel extends Channel {
  close(): void;
}
