import { createContext } from 'react';

/** What the screen around is called, for the tab and for a heading that says the same. */
export const ScreenTitle = createContext('Listownik');
