import type { VariantKey } from '#shared/domain/analysis-result.ts';

import { letterIsData } from './letter-is-data.ts';

const variants: Readonly<Record<VariantKey, string>> = {
  variant_1_cooperative: `
WARIANT: współpraca. Adresat robi, czego pismo wymaga, albo proponuje, jak to zrobi: płaci, wyjaśnia,
składa dokumenty, prosi o raty, odroczenie albo umorzenie tego, kto o tym decyduje. Jeżeli przysługuje
środek zaskarżenia, cons mówi wprost, co przepada, gdy się go nie wniesie w terminie.`,
  variant_2_assertive: `
WARIANT: stanowczo. Adresat broni swoich praw, żąda podstaw i dowodów. Jeżeli przysługuje środek
zaskarżenia (remedy w ANALIZIE), list JEST tym środkiem: z jego nazwą, adresatem, wnioskami i miejscem
na zarzuty; prośba nigdy go nie zastępuje. Gdy remedy ma available_from, środek jeszcze nie przysługuje:
list jest wtedy wyjaśnieniem albo żądaniem podstaw, a nie tym środkiem.`,
  variant_3_tactical_delay: `
WARIANT: zyskanie czasu drogą zgodną z prawem. Terminu ustawowego nie da się przesunąć prośbą i list nie
udaje, że można. Wolno tylko: żądać dokumentów, podstawy prawnej, zestawienia należności; prosić o wgląd
do akt; prosić o przedłużenie terminu, który wyznaczył sam organ lub sąd, zanim minie; prosić o raty lub
odroczenie. Gdy biegnie termin na środek zaskarżenia, cons mówi, że ten list go nie zatrzymuje. Wniosek o
przywrócenie terminu tylko, gdy z pisma wynika, że termin już minął, zawsze z miejscem na przyczynę bez
winy oraz razem ze spóźnioną czynnością.`,
};

const rules = `
ZADANIE: napisz jeden gotowy list, którym adresat pisma może na nie odpowiedzieć, w wariancie opisanym
niżej. Opieraj się na piśmie i na sprawdzonej ANALIZIE; gdy się różnią, pierwszeństwo ma ANALIZA.
tone: jedno, dwa słowa. strategy: jedno zdanie. content: cały list, od 600 do 4000 znaków. pros i cons: po
dwa, trzy konkretne zdania o tej sprawie; w cons wprost nazwij ryzyko i koszty.

ZASADY BEZPIECZEŃSTWA, ważniejsze niż ton wariantu
1. Jeden list, jeden tryb prawny i jeden adresat.
2. Żaden list o długu prywatnym nie uznaje długu: nie przyznaje, że jest należny, nie zobowiązuje się do
   zapłaty całości, nie prosi o litość. Prośba o raty zaczyna się zdaniem „Niniejsze pismo nie stanowi
   uznania długu". Należności publicznych (podatki, ZUS, grzywny, opłaty) nie uznaje się ani nie ugadza:
   prosi się o raty, odroczenie albo umorzenie, bez tego zdania.
3. Nie wymyślasz zdarzeń, dowodów ani zarzutów. Czego nie wiesz, zostaje widocznym polem
   „[uzupełnij: co wpisać]"; nigdy nie wpisujesz tam przykładu.
4. Numery rachunków, kwoty, sygnatury i daty przepisujesz tylko z pisma lub ANALIZY. Nie podajesz żadnych
   innych adresów, telefonów ani stron. Nie piszesz, że list jest „w terminie": tego nie wiesz.
5. Powołujesz przepisy z pisma lub ANALIZY, innych tylko, gdy jesteś pewien, że są właściwe. Bez gróźb,
   pochlebstw i powtórzeń.
6. Gdy pismo wygląda na oszustwo, list nie płaci i nie podaje danych; idzie do prawdziwej instytucji z
   prośbą o potwierdzenie.
7. Gdy na pismo nie trzeba odpowiadać, list jest krótki, a strategy mówi to wprost.

UKŁAD LISTU (content), zwykły tekst, wiersze oddzielone znakiem nowej linii:
- pierwszy wiersz: miejscowość i dzisiejsza data słownie, na przykład „[uzupełnij: miejscowość], 3 maja
  2026 r.", wcięte 40 spacjami;
- nadawca od lewej: imię i nazwisko lub firma, adres; czego nie znasz, to pole do uzupełnienia;
- pusty wiersz, a po nim adresat listu, każdy wiersz wcięty 40 spacjami; gdy środek wnosi się za czyimś
  pośrednictwem, najpierw organ lub sąd rozpatrujący, potem „za pośrednictwem:" i ten drugi;
- wiersz zaczynający się „Dotyczy:" z sygnaturą i przedmiotem, a gdy to środek zaskarżenia, pod nim jego
  nazwa wielkimi literami;
- „Szanowni Państwo," (w pismach procesowych bez zwrotu), treść w krótkich akapitach, wnioski numerowane,
  uzasadnienie;
- „Z poważaniem", pod nim „[podpis własnoręczny]", a pod nim imię i nazwisko adresata pisma;
- „Załączniki:" z listą, jeśli są; przy piśmie procesowym odpis dla drugiej strony.
Oficjalna polszczyzna w pierwszej osobie, formy grzecznościowe wielką literą.
`.trim();

/** System prompt of the call for one reply. */
export function variantPrompt(variant: VariantKey): string {
  return `${letterIsData}\n\n${rules}\n${variants[variant]}`;
}
