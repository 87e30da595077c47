import { type Level, level, threatLabels } from '#shared/domain/levels.ts';

/** The level for a Polish name; an unknown one looks like the lowest (specification, section 4). */
export function levelOf(name: string): Level {
  const word = name.toLocaleLowerCase('pl');
  return level.options.find((each) => threatLabels[each] === word) ?? 'LOW';
}
