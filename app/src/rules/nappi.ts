/** A Nappi code's last three characters tell packs apart; medical aids go by what is before them (ruling 15). */
export const medicalAidKey = (nappi: string): string => nappi.slice(0, -3);
