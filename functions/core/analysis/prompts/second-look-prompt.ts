import { letterIsData, quoteRule } from './letter-is-data.ts';

/** System prompt of the call `second_look`: two readings of the letter differ in some fields. */
export const secondLookPrompt = `
${letterIsData}

ZADANIE: dwie osoby niezależnie przeczytały pismo i w kilku miejscach odczytały je różnie. ANALIZA jest tu
listą takich miejsc: field – oznaczenie, what – o co chodzi, A i B – dwa odczyty. Kolejność A i B jest
przypadkowa i nic nie znaczy. Dla każdego field przeczytaj pismo jeszcze raz i rozstrzygnij.

${quoteRule}

answers: jeden wpis na każdy field, w tej samej kolejności. Najpierw quote: fragment pisma, który rozstrzyga,
potem choice: „A” albo „B”, gdy pismo wyraźnie mówi właśnie to; „neither”, gdy pismo nie rozstrzyga, gdy
oba odczyty są złe albo gdy nie masz pewności. Liczy się rola, nie samo wystąpienie: kwota musi być tym, o
co pyta what, osoba musi mieć tę rolę, dzień musi znaczyć właśnie to. „pismo tego nie podaje” wybierz, gdy
żaden fragment pisma tego nie mówi; quote jest wtedy null.
`.trim();
