/**
 * Active ingredients of the South African market with their usual strengths and forms. One line each: ingredient(s) |
 * schedule | form: strengths; form: strengths. Combined ingredients are joined by ' + ', their strengths by '/'.
 */
export const INGREDIENTS = `
Paracetamol|0|TAB:500 mg,1000 mg;SYR:120 mg/5ml;SUP:125 mg,250 mg;CAP:500 mg
Aspirin|0|TAB:81 mg,100 mg,300 mg
Ibuprofen|1|TAB:200 mg,400 mg,600 mg;SUS:100 mg/5ml;CAP:200 mg;GEL:5 %
Paracetamol + Ibuprofen|2|TAB:500/200 mg;SUS:125/100 mg
Paracetamol + Codeine phosphate|2|TAB:500/8 mg,500/10 mg;SYR:120/5 mg
Paracetamol + Caffeine + Codeine phosphate|2|TAB:450/45/10 mg;CAP:400/50/8 mg
Diclofenac sodium|3|TAB:25 mg,50 mg,75 mg,100 mg;INJ:75 mg/3ml;GEL:1 %;SUP:50 mg,100 mg
Naproxen|3|TAB:250 mg,500 mg
Mefenamic acid|2|CAP:250 mg;TAB:500 mg;SUS:50 mg/5ml
Meloxicam|3|TAB:7.5 mg,15 mg;INJ:15 mg/1.5ml
Celecoxib|3|CAP:100 mg,200 mg
Etoricoxib|3|TAB:60 mg,90 mg,120 mg
Indometacin|2|CAP:25 mg;SUP:100 mg
Tramadol hydrochloride|5|CAP:50 mg;TAB:100 mg,150 mg,200 mg;INJ:100 mg/2ml;DRO:100 mg/ml
Tramadol hydrochloride + Paracetamol|5|TAB:37.5/325 mg
Tilidine|5|DRO:20 mg/ml;CAP:50 mg
Morphine sulphate|6|TAB:10 mg,30 mg,60 mg;INJ:10 mg/ml,15 mg/ml;SYR:10 mg/5ml
Oxycodone hydrochloride|6|TAB:5 mg,10 mg,20 mg,40 mg;CAP:5 mg,10 mg
Fentanyl|6|PAT:12 mcg/h,25 mcg/h,50 mcg/h,75 mcg/h,100 mcg/h;INJ:50 mcg/ml
Pethidine hydrochloride|6|INJ:50 mg/ml,100 mg/2ml
Buprenorphine|5|TAB:2 mg,8 mg;PAT:5 mcg/h,10 mcg/h,20 mcg/h
Methadone hydrochloride|6|SYR:2 mg/ml;TAB:5 mg
Methylphenidate hydrochloride|6|TAB:10 mg,18 mg,27 mg,36 mg,54 mg;CAP:20 mg,30 mg,40 mg
Dexamfetamine sulphate|7|TAB:5 mg;CAP:10 mg
Nabilone|7|CAP:0.25 mg,1 mg
Sodium oxybate|7|SYR:500 mg/ml
Dronabinol|7|CAP:2.5 mg,5 mg
Atomoxetine|5|CAP:10 mg,18 mg,25 mg,40 mg,60 mg
Amoxicillin|4|CAP:250 mg,500 mg;SUS:125 mg/5ml,250 mg/5ml
Amoxicillin + Clavulanic acid|4|TAB:250/125 mg,500/125 mg,875/125 mg;SUS:125/31.25 mg,250/62.5 mg,400/57 mg;INJ:1000/200 mg
Ampicillin|4|CAP:250 mg;INJ:500 mg
Cloxacillin|4|CAP:250 mg,500 mg;INJ:500 mg
Flucloxacillin|4|CAP:250 mg,500 mg
Phenoxymethylpenicillin|4|TAB:250 mg;SUS:125 mg/5ml
Cefalexin|4|CAP:250 mg,500 mg;SUS:125 mg/5ml
Cefuroxime|4|TAB:250 mg,500 mg;SUS:125 mg/5ml;INJ:750 mg,1500 mg
Cefpodoxime|4|TAB:100 mg,200 mg;SUS:40 mg/5ml
Cefixime|4|TAB:400 mg;SUS:100 mg/5ml
Ceftriaxone|4|INJ:250 mg,500 mg,1 g,2 g
Azithromycin|4|TAB:250 mg,500 mg;SUS:200 mg/5ml;CAP:250 mg
Clarithromycin|4|TAB:250 mg,500 mg;SUS:125 mg/5ml,250 mg/5ml
Erythromycin|4|TAB:250 mg,500 mg;SUS:125 mg/5ml
Doxycycline|4|CAP:50 mg,100 mg;TAB:100 mg
Lymecycline|4|CAP:300 mg
Minocycline|4|CAP:50 mg,100 mg
Ciprofloxacin|4|TAB:250 mg,500 mg,750 mg;INF:200 mg/100ml;EYE:0.3 %
Levofloxacin|4|TAB:250 mg,500 mg,750 mg
Moxifloxacin|4|TAB:400 mg;EYE:0.5 %
Ofloxacin|4|TAB:200 mg,400 mg;EYE:0.3 %
Metronidazole|4|TAB:200 mg,400 mg;SUS:200 mg/5ml;INF:500 mg/100ml;GEL:0.75 %
Sulfamethoxazole + Trimethoprim|4|TAB:400/80 mg,800/160 mg;SUS:200/40 mg
Nitrofurantoin|4|CAP:50 mg,100 mg
Fosfomycin|4|POW:3 g
Linezolid|4|TAB:600 mg;INF:600 mg/300ml
Fluconazole|4|CAP:50 mg,150 mg,200 mg;INF:200 mg/100ml
Itraconazole|4|CAP:100 mg
Terbinafine|4|TAB:250 mg;CRM:1 %
Clotrimazole|1|CRM:1 %;PES:100 mg,200 mg,500 mg
Miconazole|1|CRM:2 %;GEL:2 %
Nystatin|4|SUS:100000 IU/ml;TAB:500000 IU
Aciclovir|4|TAB:200 mg,400 mg,800 mg;CRM:5 %;INJ:250 mg
Valaciclovir|4|TAB:500 mg,1000 mg
Tenofovir + Emtricitabine|4|TAB:300/200 mg
Tenofovir + Lamivudine + Dolutegravir|4|TAB:300/300/50 mg
Efavirenz + Emtricitabine + Tenofovir|4|TAB:600/200/300 mg
Abacavir + Lamivudine|4|TAB:600/300 mg
Lamivudine + Zidovudine|4|TAB:150/300 mg
Nevirapine|4|TAB:200 mg;SUS:50 mg/5ml
Rifampicin + Isoniazid|4|TAB:150/75 mg,300/150 mg
Isoniazid|4|TAB:100 mg,300 mg
Albendazole|1|TAB:200 mg,400 mg;SUS:100 mg/5ml
Mebendazole|1|TAB:100 mg,500 mg;SUS:100 mg/5ml
Artemether + Lumefantrine|4|TAB:20/120 mg
Atovaquone + Proguanil|4|TAB:250/100 mg
Amlodipine|3|TAB:5 mg,10 mg
Nifedipine|3|TAB:20 mg,30 mg,60 mg;CAP:5 mg
Verapamil hydrochloride|3|TAB:40 mg,80 mg,240 mg
Diltiazem|3|CAP:180 mg,240 mg;TAB:60 mg
Enalapril maleate|3|TAB:2.5 mg,5 mg,10 mg,20 mg
Perindopril|3|TAB:4 mg,5 mg,8 mg,10 mg
Perindopril + Indapamide|3|TAB:4/1.25 mg,8/2.5 mg
Perindopril + Amlodipine|3|TAB:4/5 mg,4/10 mg,8/5 mg,8/10 mg
Ramipril|3|TAB:2.5 mg,5 mg,10 mg;CAP:2.5 mg,5 mg,10 mg
Lisinopril|3|TAB:5 mg,10 mg,20 mg
Losartan potassium|3|TAB:50 mg,100 mg
Losartan potassium + Hydrochlorothiazide|3|TAB:50/12.5 mg,100/25 mg
Valsartan|3|TAB:80 mg,160 mg,320 mg
Valsartan + Hydrochlorothiazide|3|TAB:80/12.5 mg,160/12.5 mg,160/25 mg
Valsartan + Amlodipine|3|TAB:80/5 mg,160/5 mg,160/10 mg
Telmisartan|3|TAB:40 mg,80 mg
Telmisartan + Hydrochlorothiazide|3|TAB:40/12.5 mg,80/12.5 mg
Candesartan|3|TAB:8 mg,16 mg,32 mg
Irbesartan|3|TAB:150 mg,300 mg
Atenolol|3|TAB:25 mg,50 mg,100 mg
Bisoprolol|3|TAB:1.25 mg,2.5 mg,5 mg,10 mg
Carvedilol|3|TAB:6.25 mg,12.5 mg,25 mg
Nebivolol|3|TAB:5 mg
Propranolol|3|TAB:10 mg,40 mg
Hydrochlorothiazide|3|TAB:12.5 mg,25 mg
Indapamide|3|TAB:1.5 mg,2.5 mg
Furosemide|3|TAB:40 mg;INJ:20 mg/2ml
Spironolactone|3|TAB:25 mg,100 mg
Simvastatin|4|TAB:10 mg,20 mg,40 mg
Atorvastatin|4|TAB:10 mg,20 mg,40 mg,80 mg
Rosuvastatin|4|TAB:5 mg,10 mg,20 mg,40 mg
Ezetimibe|4|TAB:10 mg
Clopidogrel|3|TAB:75 mg
Warfarin sodium|4|TAB:3 mg,5 mg
Rivaroxaban|4|TAB:10 mg,15 mg,20 mg
Enoxaparin sodium|4|INJ:20 mg/0.2ml,40 mg/0.4ml,60 mg/0.6ml,80 mg/0.8ml
Amiodarone|3|TAB:200 mg
Digoxin|3|TAB:0.25 mg
Isosorbide mononitrate|3|TAB:20 mg,60 mg
Glyceryl trinitrate|3|SPR:0.4 mg
Metformin hydrochloride|3|TAB:500 mg,850 mg,1000 mg
Gliclazide|3|TAB:30 mg,60 mg,80 mg
Glimepiride|3|TAB:1 mg,2 mg,4 mg
Sitagliptin|3|TAB:50 mg,100 mg
Vildagliptin + Metformin hydrochloride|3|TAB:50/500 mg,50/850 mg,50/1000 mg
Empagliflozin|3|TAB:10 mg,25 mg
Dapagliflozin|3|TAB:10 mg
Insulin glargine|3|INJ:100 IU/ml,300 IU/ml
Insulin aspart|3|INJ:100 IU/ml
Insulin human|3|INJ:100 IU/ml
Liraglutide|4|INJ:6 mg/ml
Semaglutide|4|INJ:0.25 mg,0.5 mg,1 mg
Levothyroxine sodium|3|TAB:25 mcg,50 mcg,75 mcg,100 mcg
Carbimazole|3|TAB:5 mg
Prednisone|4|TAB:5 mg,20 mg
Prednisolone|4|TAB:5 mg;SYR:15 mg/5ml;EYE:1 %
Betamethasone|4|TAB:0.5 mg;CRM:0.1 %;OIN:0.1 %;SYR:0.6 mg/5ml
Dexamethasone|4|INJ:4 mg/ml;EYE:0.1 %
Hydrocortisone|1|CRM:1 %;OIN:1 %
Mometasone furoate|4|CRM:0.1 %;NAS:50 mcg
Fluticasone propionate|3|INH:50 mcg,125 mcg,250 mcg;NAS:50 mcg
Budesonide|3|INH:100 mcg,200 mcg,400 mcg;NAS:64 mcg,100 mcg
Budesonide + Formoterol|3|INH:80/4.5 mcg,160/4.5 mcg,320/9 mcg
Fluticasone propionate + Salmeterol|3|INH:125/25 mcg,250/25 mcg,250/50 mcg,500/50 mcg
Salbutamol|2|INH:100 mcg;SYR:2 mg/5ml;NEB:2.5 mg/2.5ml,5 mg/2.5ml
Ipratropium bromide|2|INH:40 mcg;NEB:0.25 mg/2ml,0.5 mg/2ml
Tiotropium|3|INH:18 mcg
Montelukast|3|TAB:4 mg,5 mg,10 mg
Theophylline|2|TAB:200 mg,300 mg;SYR:80 mg/15ml
Cetirizine|2|TAB:10 mg;SYR:5 mg/5ml;DRO:10 mg/ml
Levocetirizine|2|TAB:5 mg;SYR:2.5 mg/5ml
Loratadine|2|TAB:10 mg;SYR:5 mg/5ml
Desloratadine|2|TAB:5 mg;SYR:2.5 mg/5ml
Fexofenadine|2|TAB:120 mg,180 mg
Promethazine|2|TAB:10 mg,25 mg;SYR:5 mg/5ml;INJ:25 mg/ml
Chlorphenamine|2|TAB:4 mg;SYR:2 mg/5ml
Pseudoephedrine|2|TAB:60 mg;SYR:30 mg/5ml
Oxymetazoline|1|NAS:0.025 %,0.05 %
Carbocisteine|2|CAP:375 mg;SYR:125 mg/5ml,250 mg/5ml
Acetylcysteine|1|TAB:200 mg,600 mg;POW:200 mg
Ambroxol|2|SYR:15 mg/5ml,30 mg/5ml;TAB:30 mg
Bromhexine|2|SYR:4 mg/5ml,8 mg/5ml
Dextromethorphan|2|SYR:10 mg/5ml,15 mg/5ml
Omeprazole|4|CAP:10 mg,20 mg,40 mg;INJ:40 mg
Esomeprazole|4|TAB:20 mg,40 mg;CAP:20 mg,40 mg;INJ:40 mg
Lansoprazole|4|CAP:15 mg,30 mg
Pantoprazole|4|TAB:20 mg,40 mg;INJ:40 mg
Rabeprazole|4|TAB:10 mg,20 mg
Ranitidine|2|TAB:150 mg,300 mg;SYR:150 mg/10ml
Famotidine|2|TAB:20 mg,40 mg
Aluminium hydroxide + Magnesium hydroxide|0|SUS:250/250 mg;TAB:200/200 mg
Sodium alginate|0|SUS:500 mg/10ml;TAB:250 mg
Hyoscine butylbromide|2|TAB:10 mg;SYR:5 mg/5ml;INJ:20 mg/ml;SUP:10 mg
Mebeverine|2|TAB:135 mg;CAP:200 mg
Metoclopramide|2|TAB:10 mg;SYR:5 mg/5ml;INJ:10 mg/2ml
Ondansetron|4|TAB:4 mg,8 mg;INJ:4 mg/2ml,8 mg/4ml;SYR:4 mg/5ml
Cyclizine|2|TAB:50 mg;SYR:12.5 mg/5ml;SUP:50 mg
Loperamide|2|TAB:2 mg;CAP:2 mg;SYR:1 mg/5ml
Bisacodyl|1|TAB:5 mg;SUP:5 mg,10 mg
Lactulose|0|SYR:3.35 g/5ml
Macrogol|0|POW:13.1 g,17 g
Senna|0|TAB:7.5 mg,13.5 mg
Mesalazine|4|TAB:400 mg,800 mg;SUP:500 mg
Simethicone|0|TAB:80 mg;DRO:40 mg/ml;CAP:125 mg
Oral rehydration salts|0|POW:5.4 g,20.5 g
Saccharomyces boulardii|0|CAP:250 mg;POW:250 mg
Fluoxetine|5|CAP:20 mg;TAB:20 mg
Sertraline|5|TAB:50 mg,100 mg
Citalopram|5|TAB:10 mg,20 mg,40 mg
Escitalopram|5|TAB:5 mg,10 mg,15 mg,20 mg
Paroxetine|5|TAB:20 mg,30 mg
Venlafaxine|5|CAP:37.5 mg,75 mg,150 mg
Desvenlafaxine|5|TAB:50 mg,100 mg
Duloxetine|5|CAP:30 mg,60 mg
Mirtazapine|5|TAB:15 mg,30 mg
Bupropion|5|TAB:150 mg,300 mg
Trazodone|5|CAP:50 mg,100 mg
Amitriptyline|5|TAB:10 mg,25 mg
Alprazolam|5|TAB:0.25 mg,0.5 mg,1 mg
Diazepam|5|TAB:2 mg,5 mg,10 mg;INJ:10 mg/2ml
Lorazepam|5|TAB:1 mg,2.5 mg;INJ:4 mg/ml
Clonazepam|5|TAB:0.5 mg,2 mg;DRO:2.5 mg/ml
Oxazepam|5|TAB:10 mg,15 mg,30 mg
Midazolam|5|TAB:7.5 mg,15 mg;INJ:5 mg/5ml,15 mg/3ml
Zolpidem|5|TAB:10 mg,12.5 mg
Zopiclone|5|TAB:3.75 mg,7.5 mg
Flunitrazepam|6|TAB:1 mg,2 mg
Quetiapine|5|TAB:25 mg,50 mg,100 mg,200 mg,300 mg
Olanzapine|5|TAB:2.5 mg,5 mg,10 mg
Risperidone|5|TAB:0.5 mg,1 mg,2 mg,3 mg;SYR:1 mg/ml
Aripiprazole|5|TAB:5 mg,10 mg,15 mg,30 mg
Haloperidol|5|TAB:1.5 mg,5 mg;INJ:5 mg/ml
Lithium carbonate|5|TAB:250 mg,400 mg
Lamotrigine|3|TAB:25 mg,50 mg,100 mg,200 mg
Levetiracetam|3|TAB:250 mg,500 mg,750 mg;SYR:100 mg/ml
Sodium valproate|3|TAB:200 mg,300 mg,500 mg;SYR:200 mg/5ml
Carbamazepine|3|TAB:200 mg,400 mg;SYR:100 mg/5ml
Topiramate|3|TAB:25 mg,50 mg,100 mg
Gabapentin|3|CAP:100 mg,300 mg,400 mg
Pregabalin|3|CAP:25 mg,75 mg,150 mg
Phenytoin|3|CAP:100 mg;INJ:250 mg/5ml
Phenobarbitone|5|TAB:30 mg
Levodopa + Carbidopa|3|TAB:100/25 mg,250/25 mg
Ropinirole|3|TAB:0.25 mg,1 mg,2 mg,5 mg
Donepezil|5|TAB:5 mg,10 mg
Sumatriptan|4|TAB:50 mg,100 mg
Rizatriptan|4|TAB:5 mg,10 mg
Baclofen|4|TAB:10 mg,25 mg
Orphenadrine + Paracetamol|2|TAB:35/450 mg
Allopurinol|3|TAB:100 mg,300 mg
Colchicine|3|TAB:0.5 mg
Alendronic acid|3|TAB:10 mg,70 mg
Methotrexate|4|TAB:2.5 mg;INJ:50 mg/2ml
Azathioprine|4|TAB:50 mg
Tamoxifen|4|TAB:10 mg,20 mg
Anastrozole|4|TAB:1 mg
Letrozole|4|TAB:2.5 mg
Bicalutamide|4|TAB:50 mg,150 mg
Finasteride|4|TAB:1 mg,5 mg
Tamsulosin|3|CAP:0.4 mg
Dutasteride|4|CAP:0.5 mg
Solifenacin|4|TAB:5 mg,10 mg
Oxybutynin|4|TAB:5 mg;SYR:5 mg/5ml
Sildenafil|4|TAB:25 mg,50 mg,100 mg
Tadalafil|4|TAB:5 mg,10 mg,20 mg
Ethinylestradiol + Levonorgestrel|4|TAB:30/150 mcg,20/100 mcg
Ethinylestradiol + Drospirenone|4|TAB:30/3000 mcg,20/3000 mcg
Ethinylestradiol + Cyproterone acetate|4|TAB:35/2000 mcg
Levonorgestrel|2|TAB:0.75 mg,1.5 mg
Medroxyprogesterone acetate|4|INJ:150 mg/ml;TAB:5 mg,10 mg
Norethisterone|4|TAB:5 mg
Estradiol|4|TAB:1 mg,2 mg;PAT:50 mcg/24h,100 mcg/24h;GEL:0.06 %
Clomifene|4|TAB:50 mg
Latanoprost|3|EYE:0.005 %
Timolol|3|EYE:0.25 %,0.5 %
Latanoprost + Timolol|3|EYE:0.005/0.5 %
Brimonidine|3|EYE:0.15 %,0.2 %
Chloramphenicol|4|EYE:0.5 %;OIN:1 %
Olopatadine|2|EYE:0.1 %,0.2 %
Ketotifen|2|EYE:0.025 %;TAB:1 mg;SYR:1 mg/5ml
Hypromellose|0|EYE:0.3 %
Carbomer|0|EYE:0.2 %
Mupirocin|2|OIN:2 %;CRM:2 %
Fusidic acid|4|CRM:2 %;OIN:2 %;EYE:1 %
Silver sulfadiazine|1|CRM:1 %
Adapalene|4|GEL:0.1 %;CRM:0.1 %
Benzoyl peroxide|1|GEL:2.5 %,5 %,10 %
Isotretinoin|5|CAP:10 mg,20 mg,40 mg
Calcipotriol + Betamethasone|4|OIN:0.005/0.05 %;GEL:0.005/0.05 %
Salicylic acid|0|OIN:2 %,5 %,10 %;LOT:2 %
Zinc oxide|0|OIN:15 %,40 %;CRM:10 %
Povidone iodine|0|OIN:10 %;LOT:10 %;MOU:1 %
Benzydamine|0|MOU:0.15 %;LOZ:3 mg;SPR:0.15 %
Chlorhexidine|0|MOU:0.2 %;LOT:4 %;CRM:1 %
Cetylpyridinium|0|LOZ:1.4 mg;MOU:0.05 %
Lidocaine|2|GEL:2 %;OIN:5 %;SPR:10 %;INJ:20 mg/ml
Permethrin|0|LOT:1 %;CRM:5 %
Ferrous sulphate|0|TAB:170 mg;SYR:60 mg/5ml
Iron polymaltose|0|TAB:100 mg;SYR:50 mg/5ml;INJ:100 mg/2ml
Folic acid|0|TAB:5 mg
Cyanocobalamin|1|INJ:1000 mcg/ml;TAB:250 mcg
Colecalciferol|2|CAP:50000 IU;TAB:50000 IU
Calcium carbonate + Colecalciferol|0|TAB:500 mg/200 IU,600 mg/400 IU
Potassium chloride|2|TAB:600 mg
Sodium chloride|0|INF:0.9 %;NAS:0.9 %;NEB:0.9 %
Glucose|0|INF:5 %,10 %,50 %
Heparin sodium|4|INJ:1000 IU/ml,5000 IU/ml
Adrenaline|4|INJ:1 mg/ml,0.3 mg/0.3ml
Atropine|4|INJ:0.5 mg/ml;EYE:1 %
Ketamine|5|INJ:50 mg/ml,100 mg/ml
Propofol|5|INJ:10 mg/ml,20 mg/ml
Vancomycin|4|INJ:500 mg,1 g
Meropenem|4|INJ:500 mg,1 g
Piperacillin + Tazobactam|4|INJ:4/0.5 g
Gentamicin|4|INJ:80 mg/2ml;EYE:0.3 %
Amikacin|4|INJ:100 mg/2ml,500 mg/2ml
Tranexamic acid|4|TAB:500 mg;INJ:500 mg/5ml
Naltrexone|5|TAB:50 mg
Nicotine|0|PAT:7 mg/24h,14 mg/24h,21 mg/24h;LOZ:2 mg,4 mg
`;
