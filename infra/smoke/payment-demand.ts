/** An office's demand for payment, with every part that a letter fit for analysis has. */
export const paymentDemand = `Warszawa, dnia 2 listopada 2026 r.

Gmina Przykładowa
Wydział Podatków
ul. Rynek 1
00-001 Warszawa

Znak sprawy: WP.3120.15.2026

Pan
Jan Kowalski
ul. Długa 5/6
00-002 Warszawa

WEZWANIE DO ZAPŁATY

Na podstawie ewidencji podatkowej wzywamy Pana do zapłaty zaległości w podatku od nieruchomości
za rok 2026 w kwocie 450,00 zł (słownie: czterysta pięćdziesiąt złotych 00/100) wraz z odsetkami,
w terminie 7 dni od dnia doręczenia niniejszego wezwania.

Wpłaty należy dokonać na rachunek bankowy: 61 1090 1014 0000 0712 1981 2874.

W przypadku braku zapłaty w wyznaczonym terminie sprawa zostanie skierowana na drogę postępowania
egzekucyjnego w administracji.

Z poważaniem
Anna Nowak
Naczelnik Wydziału`;
