/**
 * Replaces `hoist-non-react-statics`, used only by Emotion's `withTheme` and Formik's `connect`, which nothing calls.
 * Components keep their statics.
 */
// biome-ignore lint/style/noDefaultExport: it stands where a package stands that has one
export default <Component>(component: Component): Component => component;
