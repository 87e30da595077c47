/** Common Polish first names in the nominative. "Name:Stem" gives the stem of the other cases where it changes. */
export const maleNames =
  `Adam Adrian Albert Aleks Aleksander:Aleksandr Aleksy Alan Alfred Alojzy Ambroży Anatol Andrzej Antoni Arkadiusz Arnold Artur August Augustyn Bartłomiej Bartosz Bazyli Benedykt Beniamin Bernard Błażej Bogdan Bogumił Bogusław Bohdan Bolesław Bonifacy Borys Bronisław Bruno:Brunon Brunon Cezary Cyprian Cyryl Czesław Damian Daniel Dariusz Dawid Denis Dionizy Dominik Donat Edmund Edward Edwin Emanuel Emil Eryk Eugeniusz Fabian Feliks Ferdynand Filip Florian Franciszek:Franciszk Fryderyk Gabriel Gerard Gracjan Grzegorz Gustaw Gwidon Henryk Herbert Hieronim Hubert Hugo:Hugon Ignacy Igor Ireneusz Iwo:Iwon Iwan Jacek:Jack Jakub Jan Janusz Jarosław Jerzy Jędrzej Joachim Józef Julian Juliusz Kacper:Kacpr Kajetan Kamil Karol Kasper:Kaspr Kazimierz Klaudiusz Klemens Konrad Konstanty Kornel Kosma Krystian Krystyn Krzysztof Ksawery Lech Leon Leonard Leopold Lesław Leszek:Leszk Lucjan Ludwik Łukasz Maciej Maksym Maksymilian Marcel Marceli Marcin Marek:Mark Marian Mariusz Mateusz Maurycy Michał Mieczysław Mikołaj Miłosz Mirosław Natan Nikodem Norbert Olaf Olgierd Oliwier Oskar Otto:Otton Patryk Paweł:Pawł Piotr Przemysław Radosław Rafał Rajmund Remigiusz Robert Roch Roland Roman Romuald Ryszard Sambor Samuel Sebastian Sergiusz Seweryn Sławomir Stanisław Stefan Sylwester:Sylwestr Sylwiusz Szczepan Szymon Tadeusz Teodor Teofil Tobiasz Tomasz Tymon Tymoteusz Tytus Wacław Waldemar Walenty Walerian Walery Wawrzyniec:Wawrzyńc Wiesław Wiktor Wilhelm Wincenty Wit Witold Władysław Włodzimierz Wojciech Zbigniew Zbysław Zdzisław Zenon Ziemowit Zygfryd Zygmunt Ziemowit Żelisław Oleksandr Serhij Andrij Wołodymyr Dmytro Bohdan Maksim Iwan Jurij Mykoła Sasza`.split(
    /\s+/,
  );

/** Male names that end in -a and are declined as female nouns. */
export const maleNamesInA = [
  'Kuba',
  'Barnaba',
  'Kosma',
  'Jarema',
  'Bonawentura',
  'Sasza',
  'Nikita',
];

export const femaleNames =
  `Ada Adela Adelajda Adrianna Agata Agnieszka Aldona Aleksandra Alicja Alina Amanda Amelia Anastazja Andżelika Aneta Angelika Anita Anna Antonina Apolonia Aurelia Barbara Beata Berenika Bernadeta Bianka Blanka Bogdana Bogna Bogumiła Bogusława Bożena Brygida Bronisława Cecylia Celina Czesława Dagmara Danuta Daria Diana Dominika Dorota Edyta Elena Eleonora Eliza Elwira Elżbieta Emilia Emma Ewa Ewelina Eugenia Felicja Franciszka Gabriela Genowefa Gertruda Grażyna Greta Halina Halszka Hanna Helena Henryka Honorata Iga Ilona Inga Ingrid Irena Irmina Iwona Iza Izabela Izabella Jadwiga Jagoda Jagna Janina Joanna Jolanta Jowita Józefa Judyta Julia Julita Justyna Kaja Kalina Kamila Karina Karolina Katarzyna Kazimiera Kinga Klara Klaudia Kornelia Krystyna Ksenia Larysa Laura Lena Leokadia Leonarda Lidia Lilianna Liliana Liwia Lucyna Ludwika Łucja Magda Magdalena Maja Malwina Małgorzata Maria Marianna Mariola Marcelina Marlena Marta Maryla Martyna Marzanna Marzena Matylda Melania Michalina Milena Mirosława Monika Nadia Natalia Natasza Nela Nikola Nina Olga Oliwia Otylia Patrycja Paula Paulina Pelagia Pola Regina Renata Roksana Roma Rozalia Róża Rut Ryszarda Sabina Sandra Sara Sonia Stanisława Stefania Stella Sylwia Tamara Tatiana Teodora Teresa Tola Urszula Wanda Wacława Weronika Wiesława Wiktoria Wioletta Wioleta Władysława Zdzisława Zenona Zofia Zuzanna Zyta Żaneta Oksana Olena Swietłana Iryna Ludmiła Wiera Halyna Kateryna Julija Nadija`.split(
    /\s+/,
  );

/** Female names that are not declined. */
export const femaleNamesFixed = [
  'Beatrycze',
  'Noemi',
  'Nel',
  'Ruth',
  'Inez',
  'Abigail',
  'Miriam',
  'Rachel',
];
