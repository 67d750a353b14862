export const footerLinkStyle = "inline-block py-1.5 transition-colors duration-200 hover:text-white";
