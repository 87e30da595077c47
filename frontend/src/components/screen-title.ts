import { createContext } from 'react';

/** The name of the surrounding screen, for the tab and for a heading with the same words. */
export const ScreenTitle = createContext('Listownik');
