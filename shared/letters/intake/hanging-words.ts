import { anyOf } from '#shared/letters/text/word-list.ts';

/** Words after which a sentence goes on: nothing ends with them. Pronouns and "nie", "się" may end one. */
const joining = anyOf(
  // with a noun behind them
  ['w', 'we', 'z', 'ze', 'za', 'na', 'do', 'od', 'ode', 'o', 'u', 'po', 'pod', 'nad', 'przed'],
  ['przy', 'przez', 'dla', 'bez', 'wobec', 'wedlug', 'podczas', 'mimo', 'zgodnie z', 'dnia'],
  // with another part of the sentence behind them
  ['i', 'a', 'oraz', 'albo', 'lub', 'ani', 'czy', 'ale', 'lecz', 'jednak', 'jednakze', 'badz'],
  ['ze', 'zeby', 'aby', 'iz', 'gdy', 'gdyz', 'jezeli', 'jesli', 'poniewaz', 'bowiem', 'wraz'],
  ['ktory', 'ktora', 'ktore', 'ktorych', 'ktorego', 'ktorej', 'ktorym', 'ktoremu'],
  ['jest', 'zostal', 'zostala', 'moze', 'nalezy', 'wynosi'],
);

/** Whether folded text stops at such a word, a comma or a hyphen. */
export const hanging = new RegExp(`(?:\\s${joining}|[a-z][,-])$`);
