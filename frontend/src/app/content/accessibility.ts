import type { LegalSection } from '#shared/domain/legal/legal-text.ts';
import { operator } from '#shared/domain/operator.ts';

export const ACCESSIBILITY_UPDATED = '2026-11-22';

/**
 * How the accessibility requirements are met: act of 26 April 2024 (Dz.U. 2024 poz. 731), art. 3 and 4. The
 * statements about tests describe `tests/e2e/accessibility.test.ts` and `keyboard.test.ts`.
 */
export const accessibility: readonly LegalSection[] = [
  {
    title: '1. Do czego dążymy',
    points: [
      'Serwis ma spełniać wytyczne WCAG 2.1 na poziomie AA, także wtedy, gdy przepisy zwalniają z tego najmniejsze firmy.',
      'Ekrany sprawdza automat z regułami axe, w jasnym i ciemnym motywie oraz na wąskim ekranie. Osobne testy przechodzą serwis samą klawiaturą. Nie zlecaliśmy jeszcze badania z udziałem osób z niepełnosprawnościami.',
    ],
  },
  {
    title: '2. Z czego możesz skorzystać',
    points: [
      'Wszystko da się zrobić klawiaturą; link „Przejdź do treści” omija nagłówek, a zaznaczony element widać.',
      'Postęp analizy, komunikaty i błędy są ogłaszane czytnikom ekranu.',
      'Serwis szanuje ustawienia systemu: ciemny motyw i ograniczenie ruchu. Tekst powiększysz w przeglądarce.',
      'Odpowiedzi pobierzesz jako TXT, DOCX lub PDF.',
    ],
  },
  {
    title: '3. Co jeszcze nie działa',
    points: [
      'Pobierane pliki PDF mają prawdziwy tekst, ale nie mają znaczników struktury. Czytnikowi ekranu lepiej służy plik DOCX lub TXT.',
      'Zdjęcie lub skan pisma odczytuje automat, który może się pomylić. Odczytany tekst można poprawić przed analizą.',
    ],
  },
  {
    title: '4. Napisz do nas',
    points: [
      `Barierę zgłosisz na adres ${operator.email}. Napisz, na którym ekranie i czym się posługujesz; odpowiemy w ciągu 14 dni i podamy treść w dostępnej dla Ciebie postaci.`,
    ],
  },
];
