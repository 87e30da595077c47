/** The first lines of letters to one man, by their sender. */
export const office = 'Burmistrz Miasta Lipno\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
export const taxOffice =
  'Naczelnik Urzędu Skarbowego w Rypinie\nRypin, 3 listopada 2026 r.\n\nPan Jan Kot\n\n';
export const firm = 'Kablonet Sp. z o.o.\nToruń, 7 sierpnia 2026 r.\n\nPan Jan Kot\n\n';
export const court =
  'Sąd Rejonowy w Rypinie\nI Wydział Cywilny\nSygn. akt I C 118/26\nRypin, 3 listopada 2026 r.\n\n';

export const fromNursery = `Przedszkole Miejskie nr 7 w Pile
Piła, 20 lutego 2026 r.

Państwo Dorota i Hubert Kawa

Upomnienie w sprawie opłat

Nie odnotowaliśmy opłaty za wyżywienie córki za styczeń w kwocie 189,00 zł. Prosimy o wpłatę do 28 lutego na rachunek przedszkola.
`;

export const fromLabourOffice = `POWIATOWY URZĄD PRACY W LESKU
UP.5200.91.2026
Lesko, 19.01.2026 r.

Pan Igor Stachura, Zwierzyń 4, 38-600 Lesko

Skierowanie do pracy
Kieruję Pana do pracodawcy na stanowisko pilarza. Proszę zgłosić się do pracodawcy w ciągu 3 dni od otrzymania skierowania.
Odmowa skutkuje utratą statusu bezrobotnego na okres 120 dni.
`;
