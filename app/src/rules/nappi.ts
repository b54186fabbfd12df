/** Returns a Nappi code without its last three characters, the pack, as medical aids use it (ruling 15). */
export const medicalAidKey = (nappi: string): string => nappi.slice(0, -3);
