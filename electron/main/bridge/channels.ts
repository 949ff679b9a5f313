/** What the preload script sends main, one name a function of the bridge. */
export const TO_MAIN = {
  requestServices: 'request-services',
  chooseFiles: 'choose-files',
  openPaths: 'open-paths',
  copyText: 'copy-text',
  setTheme: 'set-theme',
  setMenus: 'set-menus',
  setWindowFacts: 'set-window-facts',
  clearRecents: 'clear-recents',
  startsCrashed: 'starts-crashed',
} as const;

/** What main sends the preload script, which hands it on to the page. */
export const TO_PAGE = {
  port: 'services-port',
  menuChoice: 'menu-choice',
  link: 'link',
  notice: 'notice',
} as const;
